import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import {
  type Findings,
  findUnfinished,
  type Generation,
  hasFindings,
  loadAreTranslated,
  useGeneration,
  type VideoLanguages,
} from '@/features/videos/videos.tsx'
import type { FieldStore } from '@/project/document/field-store.ts'
import type { LengthsStore } from '@/project/lengths/lengths-store.ts'
import { voicesQuery } from '@/project/queries/list-voices.ts'
import type { SilentSlides } from '@/project/slides/silence.ts'

type Options = {
  project: Project
  store: FieldStore
  lengths: LengthsStore
  silence: SilentSlides
  save: () => Promise<void>
  /** Runs an act, unless a setting on the page is out of range, which is told instead. */
  unlessRefused: (act: () => void) => () => void
}

/** A request that waits for an answer about these slides. */
type Waiting = { findings: Findings; languages: VideoLanguages; goOn: () => void }

/** Generation of videos, behind the two dialogs that may come first: unfinished slides, and languages. */
export const useCheckedGeneration = ({ project, store, lengths, silence, save, unlessRefused }: Options) => {
  const queries = useQueryClient()
  const { data: voices } = useQuery(voicesQuery)
  const requests = useGeneration(project, save)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [choosesLanguages, setChoosesLanguages] = useState(false)

  const look = (languages: VideoLanguages): Findings => {
    const speaks = languages.includes(project.sourceLanguage) && voices
    const voiceIds = speaks ? new Set(speaks.map(({ id }) => id)) : undefined
    return findUnfinished({ project, doc: store.read(), lengths: lengths.read(), voiceIds })
  }
  const onceLooked = (languages: VideoLanguages, goOn: () => void) =>
    unlessRefused(() => {
      const findings = look(languages)
      if (!hasFindings(findings)) return goOn()
      // The cached list of voices may be from before a worker restarted.
      if (findings.voiceless.length > 0) void queries.invalidateQueries({ queryKey: voicesQuery.queryKey })
      setWaiting({ findings, languages, goOn })
    })
  const areTranslated = async (languages: VideoLanguages): Promise<boolean> => {
    if (languages.join() === project.sourceLanguage) return true
    try {
      await save()
      return await (await loadAreTranslated())(queries, project, languages)
    } catch {
      return false
    }
  }
  /** Where a translation is missing or stale, the dialog of languages opens and says so. */
  const request = async (languages: VideoLanguages) => {
    if (await areTranslated(languages)) requests.generate(languages)
    else setChoosesLanguages(true)
  }
  const generation: Generation = {
    ...requests,
    retry: (languages) => unlessRefused(() => requests.generate(languages))(),
    generate: (languages) => onceLooked(languages, () => void request(languages))(),
    chooseLanguages:
      // Without another language the dialog leads to adding one: no video follows.
      project.languages.length === 0
        ? unlessRefused(() => setChoosesLanguages(true))
        : onceLooked([project.sourceLanguage], () => setChoosesLanguages(true)),
  }
  const goOn = ({ goOn: act }: Waiting) => {
    setWaiting(null)
    act()
  }
  return {
    generation,
    choosesLanguages,
    closeLanguages: () => setChoosesLanguages(false),
    /** Props of the dialog of unfinished slides; null while it is closed. */
    unfinished: waiting && {
      findings: waiting.findings,
      onKeepSilent: (slideIds: readonly string[]) => {
        silence.keep(slideIds, true)
        const findings = look(waiting.languages)
        if (hasFindings(findings)) setWaiting({ ...waiting, findings })
        else goOn(waiting)
      },
      onGo: () => goOn(waiting),
      onClose: () => setWaiting(null),
    },
  }
}
