/** Versions of what makes bytes: each names only what decides its kinds of artifact. */
export type ToolVersions = {
  /** Hash of all versions, voices included: activities go to the workers that have this one. */
  id: string
  /** Decides a shot without captions. */
  picture: string
  /** Decides a shot with captions: fonts are part of it. */
  lettering: string
  /** Decides how sound is levelled, stretched, mixed and encoded. */
  sound: string
}

/** `version` decides how the voice says a text. */
export type VoiceVersion = { id: string; version: string }

/** For plans that are compared or measured, and never made. */
export const noTools: ToolVersions & { voices: VoiceVersion[] } = {
  id: '',
  picture: '',
  lettering: '',
  sound: '',
  voices: [],
}
