import path from 'node:path'
import { migrations } from '#migrations/index.ts'
import { type ArchiveContents, withArchive } from '#platform/backup/read-backup.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import type { Command } from '#platform/cli.ts'
import { invalid } from '#platform/errors.ts'
import { checkWritable } from '#platform/named-file.ts'

/** Whole-site archives: rows of either database, and all media. */
export const backupCommands: Command[] = [
  {
    name: 'backup verify',
    usage: 'backup verify FILE [--all]  (--all decodes every size of every picture)',
    async run(_app, args, terminal) {
      const all = args.includes('--all')
      const file = fileOf(args.filter((arg) => arg !== '--all'))
      const { isWholePicture } = await import('#app/images/whole-picture.server.ts')
      const checkFile = (key: string, bytes: Buffer) => isWholePicture(key, bytes, all)
      const contents = await withArchive(
        file,
        { migrations, checkFile },
        async (scratch) => scratch.contents,
      )
      for (const line of describe(contents)) await terminal.print(line)
      const [bad] = contents.badFiles
      if (bad) {
        throw invalid(`${contents.badFiles.length} pictures cannot be opened, ${bad} among them`)
      }
      await terminal.print('The archive is whole')
    },
  },
  {
    name: 'backup',
    usage: 'backup FILE',
    async run(app, args, terminal) {
      const file = fileOf(args)
      await checkWritable(file)
      const { rows, files, bytes } = await writeBackup(app, file)
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      await terminal.print(`${file}  ${rows} rows, ${files} files, ${size}`)
    },
  },
  {
    name: 'restore',
    usage: 'restore FILE  (puts its content in place of all that is here)',
    async run(app, args, terminal) {
      const contents = await restoreBackup(app, fileOf(args), migrations)
      for (const line of describe(contents)) await terminal.print(line)
      await terminal.print('Restored. Everybody has to sign in again.')
    },
  },
]

function fileOf([file]: string[]): string {
  if (!file) throw invalid('Please name the file of the archive')
  return path.resolve(file)
}

function describe({ createdAt, rows, files }: ArchiveContents): string[] {
  const tables = Object.entries(rows).filter(([, count]) => count > 0)
  return [
    `Written ${createdAt}`,
    ...tables.map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    `${String(files).padStart(9)}  files`,
  ]
}
