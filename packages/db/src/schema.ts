import type { RecordedCaptions } from '@voxdeck/core/captions/recorded-captions'
import type { TranslationState } from '@voxdeck/core/languages/translation-state'
import type { MusicVolume } from '@voxdeck/core/music'
import type { Fallback } from '@voxdeck/core/plan/fallback'
import type { PlannedWork } from '@voxdeck/core/progress/work'
import type { Role } from '@voxdeck/core/roles/can'
import type {
  CaptionPlace,
  FrameShape,
  PictureFit,
  Resolution,
  Transition,
} from '@voxdeck/core/video-settings'
import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | undefined, Date>

export type Schema = {
  users: {
    id: Generated<string>
    issuer: string
    subject: string
    email: string | null
    first_name: string | null
    picture_source: string | null
    picture_filename: string | null
    salt: Generated<string>
    created_at: Time
  }
  sessions: {
    token_hash: Buffer
    user_id: string
    created_at: Time
    expires_at: Date
    user_agent: string | null
    used_at: Time
  }
  sign_ins: {
    token_hash: Buffer
    state: string
    nonce: string
    code_verifier: string
    return_to: string
    expires_at: Date
  }
  projects: {
    id: Generated<string>
    title: string
    source_language: Generated<string>
    script: Generated<string>
    speaking_speed: Generated<number>
    resolution: Generated<Resolution>
    transition: Generated<Transition>
    shape: Generated<FrameShape>
    picture_fit: Generated<PictureFit>
    captions: Generated<CaptionPlace>
    thumbnail_slide_id: string | null
    music_filename: string | null
    music_name: string | null
    music_hash: string | null
    music_samples: number | null
    music_lufs: number | null
    music_size: number | null
    music_volume: Generated<MusicVolume>
    salt: Generated<string>
    revision: Generated<number>
    created_at: Time
    updated_at: Time
  }
  members: { project_id: string; user_id: string; role: Role }
  slides: {
    id: Generated<string>
    /** Null while it is deleted and can be brought back. */
    project_id: string | null
    deleted_from: string | null
    deleted_at: Date | null
    title: string | null
    position: number
    picture_filename: string
    thumbnail_filename: string
    picture_type: string
    picture_hash: string
    picture_name: string
    picture_size: number
    picture_width: number
    picture_height: number
    manual_seconds: number | null
    speaking_speed: number | null
    picture_fit: PictureFit | null
    is_silent: Generated<boolean>
    clip_filename: string | null
    clip_name: string | null
    clip_hash: string | null
    clip_frames: number | null
    clip_width: number | null
    clip_height: number | null
    clip_size: number | null
    clip_has_sound: Generated<boolean>
    clip_keeps_sound: Generated<boolean>
    created_at: Time
  }
  scripts: {
    slide_id: string
    language: string
    project_id: string
    script: string | null
    voice: string | null
    state: TranslationState | null
    source_hash: string | null
    provider: string | null
    updated_at: Time
    source: string | null
  }
  recordings: {
    filename: string
    slide_id: string
    language: string
    is_chosen: Generated<boolean>
    hash: string
    samples: number
    peaks: number[]
    size: number | null
    created_at: Time
    removed_at: Date | null
    is_take: Generated<boolean>
  }
  replaced_files: {
    filename: string
    slide_id: string
    kind: 'picture' | 'clip'
    thumbnail_filename: string | null
    /** Columns of the slide. */
    facts: ColumnType<Record<string, unknown>, string, never>
    replaced_at: Time
  }
  slide_narrations: {
    slide_id: string
    spoken_hash: string
    samples: number
    peaks: number[]
    measured_at: Time
  }
  videos: {
    id: string
    project_id: string
    kind: 'video' | 'preview'
    account_id: string | null
    language_code: string
    languages: Generated<string[]>
    plan_hash: string
    plan_key: string
    toolchain: string | null
    resolution: Resolution
    status: 'generating' | 'completed' | 'failed' | 'cancelled'
    filename: string | null
    duration_seconds: number | null
    size: number | null
    timeline: ColumnType<TimelineEntry[] | null, string | null, string | null>
    chapters: ColumnType<VideoChapter[] | null, string | null, string | null>
    files: Generated<string[]>
    files_size: Generated<number>
    recorded_captions: RecordedCaptions | null
    layout_key: string | null
    pack: ColumnType<VideoPack | null, string | null, string | null>
    text_words: number | null
    text_excerpt: string | null
    text_hash: string | null
    content_hash: string | null
    failure_code: string | null
    failure_step: string | null
    planned_work: ColumnType<PlannedWork, string, string>
    fallbacks: ColumnType<Fallback[], string | undefined, string>
    created_at: Time
    requested_at: Time
    completed_at: Date | null
    restarts: Generated<number>
    run: Generated<number>
  }
  tombstones: { object_key: string; written_at: Time; due_at: ColumnType<Date, Date | undefined, Date> }
  deleted_projects: {
    project_id: string
    deleted_by: string | null
    deleted_at: Time
    members: ColumnType<{ userId: string; role: Role }[], string, string>
  }
  installation: { id: Generated<string> }
  texts: { project_id: string; hash: string; text: string; replaced_at: Time }
  video_work: {
    video_id: string
    unit: string
    step: string
    cost: number
    reused: boolean
    seconds: number | null
    done_at: Time
  }
  work_speeds: { kind: string; cost: number; seconds: number; measured_at: Time }
  workers: { id: string; slots: number; toolchain: string | null; seen_at: Time }
  artifacts: {
    kind: string
    key: string
    object_key: string
    object_size: number | null
    object_hash: string | null
    facts: ColumnType<unknown, string, string>
    salt: string | null
    times_made: Generated<number>
    created_at: Time
    last_used_at: Time
  }
  outbox: {
    id: Generated<number>
    subject: string
    message: ColumnType<unknown, string, never>
    attempts: Generated<number>
    created_at: Time
    due_at: Time
  }
  audit: {
    id: Generated<number>
    at: Time
    user_id: string | null
    action: string
    project_id: string | null
    subject: string | null
    address: string | null
  }
  artifact_leases: { kind: string; key: string; holder: string; deadline: Time }
  toolchains: {
    id: string
    versions: ColumnType<unknown, string | null, string>
    voices: ColumnType<unknown, string, string>
    translators: ColumnType<unknown, string | undefined, string>
    seen_at: Time
    declared_at: Time
  }
  schema_support: { oldest: string }
  jobs: {
    id: Generated<string>
    kind: 'video' | 'preview' | 'pack' | 'translation' | 'clip' | 'recording' | 'music'
    project_id: string
    account_id: string | null
    subject: string
    status: Generated<'running' | 'done' | 'failed' | 'cancelled'>
    stage: string
    done: Generated<number>
    planned: number
    upload_key: string | null
    input: ColumnType<{ slideId: string | null; name: string; type: string } | null, string | null, never>
    failure: ColumnType<{ code: string } | null, string | null, string | null>
    result: ColumnType<unknown, string | null, string | null>
    requests: Generated<number>
    created_at: Time
    updated_at: Time
  }
  project_languages: {
    project_id: string
    language: string
    voice: string | null
    speaking_speed: number | null
    title: string | null
    title_state: 'machine' | 'edited' | null
    title_source: string | null
    added_at: Time
  }
  translation_jobs: {
    project_id: string
    language: string
    status: 'translating' | 'done' | 'failed' | 'cancelled'
    requests: Generated<number>
    planned: number
    done: Generated<number>
    failure_code: string | null
    provider: string | null
    updated_at: Time
  }
  lexicon_entries: { project_id: string; language: string; term: string; say: string; place: number }
  glossary_terms: {
    project_id: string
    term: string
    translations: ColumnType<Partial<Record<string, string>>, string, string>
    keep: boolean
    place: number
  }
  translated_sentences: {
    project_id: string | null
    key: string
    answer: string
    created_at: Time
    last_used_at: Time
  }
  translation_usage: {
    day: ColumnType<string, string, string>
    provider: string
    characters: number
    requests: number
  }
}

export type TimelineEntry = { slideId: string; startTime: number; endTime: number }

/** `startTime` is in seconds; `titles` are those of the video's other languages, absent in rows of earlier releases. */
export type VideoChapter = {
  startTime: number
  title: string
  titles?: { languageCode: string; title: string }[]
}

export type VideoPack =
  | { status: 'preparing' }
  | { status: 'ready'; size: number }
  | { status: 'failed'; code: string; faults: { file: string; fault: string }[] }
