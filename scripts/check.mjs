import { install, runTool } from './prepare.mjs'

install({ dev: true })
runTool('@react-router/dev/bin.cjs', 'typegen')
runTool('typescript/bin/tsc', '--noEmit')
runTool('@biomejs/biome/bin/biome', 'check', '.')
