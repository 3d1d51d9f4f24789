import { serve } from './built-site.mjs'
import { installAndBuild } from './prepare.mjs'

installAndBuild()
serve()
