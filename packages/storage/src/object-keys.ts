/** Keys of every kind of object. The first part decides who may delete it. */
export const objectKeys = {
  picture: (filename: string) => `pictures/${filename}`,
  portrait: (filename: string) => `portraits/${filename}`,
  /** `name`: a random one, or the id of the job that imports the upload. */
  upload: (name: string) => `uploads/${name}`,
  recording: (filename: string) => `recordings/${filename}`,
  music: (filename: string) => `music/${filename}`,
  clip: (filename: string) => `clips/${filename}`,
  plan: (projectId: string, hash: string) => `plans/${projectId}/${hash}.json`,
  layout: (projectId: string, hash: string) => `layouts/${projectId}/${hash}.json`,
  /** `key` is what it was made from, `hash` its bytes: two makers of one key never write one object. */
  artifact: (kind: string, key: string, hash: string) =>
    `artifacts/${kind}/${key.slice(0, 2)}/${key}/${hash}`,
  calibration: (voice: string) => `calibrations/${voice}.json`,
  /** Holds the id of the installation that the store belongs to. */
  installation: 'installation',
  video: (filename: string) => `films/${filename}`,
  /** A file stored beside a video. */
  videoFile: (filename: string, name: string) => `film-files/${filename}/${name}`,
} as const

/** The objects of a resumable upload: the file, what the tus server keeps about it, and its last incomplete part. */
export const uploadObjects = (uploadKey: string): string[] => [
  uploadKey,
  `${uploadKey}.info`,
  `${uploadKey}.part`,
]
