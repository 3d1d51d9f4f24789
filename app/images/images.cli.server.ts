import type { Command } from '#platform/cli.ts'
import { repairMedia } from './files/care-for-files.server.ts'

export const imageCommands: Command[] = [
  {
    name: 'media check',
    summary: 'names missing files; a worker makes again what it can',
    async run(app, _args, terminal) {
      const { images, files, damaged } = await repairMedia(app)
      for (const { imageId, names, repairable } of damaged) {
        const outlook = repairable
          ? 'will be made again'
          : 'LOST: nothing is left to make them from'
        await terminal.print(`${imageId}  missing ${names.join(', ')}  (${outlook})`)
      }
      const lost = damaged.filter(({ repairable }) => !repairable).length
      await terminal.print(
        `${images} images, ${files} files; ${damaged.length} damaged, ${lost} of them for good`,
      )
    },
  },
]
