import type { Music } from '@voxdeck/contracts/music/music'
import type { Db } from '@voxdeck/db/connect'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { HttpProblem } from '../../http/http-problem.ts'
import { presentMusic } from '../../presenters/present-music.ts'

export const loadMusic = async (db: Db, member: Membership): Promise<Music> => {
  const rows = await findProjectRows(db, member)
  const music = rows && presentMusic(rows.project)
  if (!music) throw new HttpProblem('not_found')
  return music
}
