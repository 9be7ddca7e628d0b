import { getDemo as contract } from '@voxdeck/contracts/videos/get-demo'
import { findDemoFilm } from '@voxdeck/db/demo/demo-film'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { filmAddresses } from '../videos/film-addresses.ts'
import { demoFolder, wholeFilm } from './demo-parts.ts'

export const getDemo = ({ db }: Dependencies) =>
  endpoint(contract, async () => {
    const film = await findDemoFilm(db)
    if (!film) return { film: null }
    return { film: { ...film, streamUrl: `${demoFolder}/${wholeFilm}`, ...filmAddresses(film, demoFolder) } }
  })
