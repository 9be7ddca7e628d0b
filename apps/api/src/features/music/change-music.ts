import { changeMusic as contract } from '@voxdeck/contracts/music/change-music'
import { setMusicVolume } from '@voxdeck/db/music/music'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadMusic } from './load-music.ts'

export const changeMusic = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    await loadMusic(db, member)
    await setMusicVolume(db, params.id, body.volume)
    return loadMusic(db, member)
  })
