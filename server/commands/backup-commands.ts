import path from 'node:path'
import { migrations } from '#migrations/index.ts'
import type { App } from '#platform/app.ts'
import { noteBackup } from '#platform/backup/last-backup.ts'
import { type ArchiveContents, withArchive } from '#platform/backup/read-backup.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import type { Command, Terminal } from '#platform/cli.ts'
import { withoutPassword } from '#platform/database/postgres/without-password.ts'
import { invalid } from '#platform/errors.ts'
import { checkReadable, checkWritable } from '#platform/files/named-file.ts'

/** Commands for archives of the whole site: all rows and all media. */
export const backupCommands: Command[] = [
  {
    name: 'backup verify',
    args: ['FILE'],
    summary: 'restores an archive into a scratch database and looks at every picture',
    options: { all: { summary: 'decodes every size of every picture' } },
    async run(app, [file = ''], terminal, { flags }) {
      const { isWholePicture } = await import('#app/images/files/whole-picture.server.ts')
      const checkFile = (key: string, bytes: Buffer) => isWholePicture(key, bytes, flags.has('all'))
      const contents = await withArchive(
        path.resolve(file),
        { migrations, dataDir: app.config.dataDir, checkFile },
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
    args: ['FILE'],
    summary: 'writes all rows and all media into one archive',
    async run(app, [name = ''], terminal) {
      const file = path.resolve(name)
      await checkWritable(file)
      const { rows, files, bytes } = await writeBackup(app, file)
      await noteBackup(app)
      const size = `${(bytes / 1_000_000).toFixed(1)} MB`
      await terminal.print(`${file}  ${rows} rows, ${files} files, ${size}`)
    },
  },
  {
    name: 'restore',
    args: ['FILE'],
    summary: 'puts the content of an archive in place of all that is here',
    options: { yes: { summary: 'does not ask; needed where nobody can be asked' } },
    async run(app, [name = ''], terminal, { flags }) {
      const file = path.resolve(name)
      await checkReadable(file)
      if (!flags.has('yes') && !(await isWanted(app, file, terminal))) return
      const contents = await restoreBackup(app, file, migrations)
      for (const line of describe(contents)) await terminal.print(line)
      await terminal.print('Restored. Everybody has to sign in again.')
    },
  },
]

/** Asks for confirmation to replace everything. Throws a 400 if there is no interactive terminal. */
async function isWanted({ config }: App, file: string, terminal: Terminal): Promise<boolean> {
  const place = config.databaseUrl ? withoutPassword(config.databaseUrl) : config.dataDir
  const answer = await terminal.confirm(
    `All meals, posts, people and settings in ${place} will be replaced by those of ${file}. Go on?`,
  )
  if (answer === undefined) {
    throw invalid('restore replaces all that is here. Add --yes if that is wanted.')
  }
  if (!answer) await terminal.print('Nothing was changed')
  return answer
}

function describe({ createdAt, rows, files }: ArchiveContents): string[] {
  const tables = Object.entries(rows).filter(([, count]) => count > 0)
  return [
    `Written ${createdAt}`,
    ...tables.map(([table, count]) => `${String(count).padStart(9)}  ${table}`),
    `${String(files).padStart(9)}  files`,
  ]
}
