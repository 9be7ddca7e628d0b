import { removeMusic as contract } from '@voxdeck/contracts/music/remove-music'
import { setMusic } from '@voxdeck/db/music/music'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadMusic } from './load-music.ts'

/** The file stays in the store: a video being generated may still read it. */
export const removeMusic = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    await loadMusic(db, member)
    await setMusic(db, params.id, null)
    return undefined
  })
