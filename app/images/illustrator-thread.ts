import { answerTasks } from '#platform/side-thread.ts'
import { illustratePlate, type PlateInput } from './illustrator/illustrator.ts'

answerTasks<PlateInput, string>(illustratePlate)
