import { serve } from '../bin/built-site.mjs'
import { installAndBuild } from './prepare.mjs'

installAndBuild()
serve()
