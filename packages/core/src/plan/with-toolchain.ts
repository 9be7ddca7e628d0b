import type { Plan, PlannedNarration } from './plan.ts'
import type { ToolVersions, VoiceVersion } from './tool-versions.ts'

const withVersion = (narration: PlannedNarration, version: string | undefined): PlannedNarration => {
  const said = { ...narration }
  delete said.voiceVersion
  return version && said.sentences.length > 0 ? { ...said, voiceVersion: version } : said
}

/** The plan with a toolchain's versions: its own, and that of the voice at each narration with sentences. */
export const withToolchain = (
  plan: Omit<Plan, 'toolchain'>,
  { id, picture, lettering, sound, voices }: ToolVersions & { voices: readonly VoiceVersion[] },
): Plan => {
  const versions = new Map(voices.map((voice) => [voice.id, voice.version]))
  return {
    ...plan,
    toolchain: { id, picture, lettering, sound },
    slides: plan.slides.map((slide) => ({
      ...slide,
      narration: Object.fromEntries(
        Object.entries(slide.narration).map(([language, narration]) => [
          language,
          withVersion(narration, versions.get(narration.voice)),
        ]),
      ),
    })),
  }
}
