-- A slide is one row; its scripts are one row per language, the source language among them; recordings are rows too.
alter table images rename to slides;
alter table slides rename column filename to picture_filename;
alter table slides rename column content_type to picture_type;
alter table slides rename column original_name to picture_name;
alter table slides rename column size to picture_size;
alter table slides rename column width to picture_width;
alter table slides rename column height to picture_height;
alter table slides rename column order_index to position;
alter table slides rename constraint images_order to slides_position;
alter index images_pkey rename to slides_pkey;
alter index images_filename_key rename to slides_picture_filename_key;
alter index images_thumbnail_filename_key rename to slides_thumbnail_filename_key;
alter index images_space rename to slides_space;
alter table slides
  -- Null: the name of the picture's file stands in.
  add column title text,
  add column clip_filename text unique,
  add column clip_name text,
  -- SHA-256 of the stored bytes.
  add column clip_hash text,
  add column clip_frames integer check (clip_frames > 0),
  -- Null for a clip from before this was measured.
  add column clip_width integer check (clip_width > 0),
  add column clip_height integer check (clip_height > 0),
  add column clip_size bigint,
  add column clip_has_sound boolean not null default false,
  add column clip_keeps_sound boolean not null default false;

update slides set
  clip_filename = old.clip_filename, clip_name = old.clip_original_name, clip_hash = old.clip_hash,
  clip_frames = old.clip_frames, clip_width = old.clip_width, clip_height = old.clip_height,
  clip_size = old.clip_size, clip_has_sound = old.clip_has_sound, clip_keeps_sound = old.clip_keeps_sound
from slide_scripts as old where old.image_id = slides.id;

alter table slides add constraint clip_whole check (
  (clip_filename is null) = (clip_hash is null) and (clip_filename is null) = (clip_frames is null)
);
create index slides_clip_space on slides (project_id) include (clip_size) where clip_size is not null;

alter table slide_narrations rename column image_id to slide_id;
alter table projects rename column english_script to script;
alter table projects rename column thumbnail_image_id to thumbnail_slide_id;

create table scripts (
  slide_id uuid not null references slides on delete cascade,
  language text not null,
  project_id uuid not null references projects on delete cascade,
  -- Null: only a voice was chosen, and nobody has translated the slide.
  script text,
  -- Null: the voice of the project's language.
  voice text,
  -- Null in the source language. Whether a translation is stale is not stored: it is when the source has another hash.
  state text check (state in ('machine', 'edited', 'reviewed')),
  -- SHA-256 of the source text that a translation was made from.
  source_hash text,
  provider text,
  updated_at timestamptz not null default now(),
  primary key (slide_id, language),
  check ((state is null) = (source_hash is null)),
  check (state is null or script is not null)
);
create index scripts_project on scripts (project_id, language);

insert into scripts (slide_id, language, project_id, script, voice)
select old.image_id, 'en', slides.project_id, old.script, old.selected_voice
from slide_scripts as old join slides on slides.id = old.image_id;

insert into scripts (slide_id, language, project_id, script, state, source_hash, provider, updated_at)
select image_id, language, project_id, script, state, source_hash, provider, updated_at from translations;

insert into scripts (slide_id, language, project_id, voice)
select image_id, language, project_id, voice from slide_voices
on conflict (slide_id, language) do update set voice = excluded.voice;

create table recordings (
  filename text primary key,
  slide_id uuid not null references slides on delete cascade,
  language text not null,
  -- Heard instead of the voice.
  is_chosen boolean not null default true,
  -- SHA-256 of the stored bytes.
  hash text not null,
  samples integer not null check (samples > 0),
  -- Eight a second, from 0 to 100.
  peaks smallint[] not null,
  -- Null for a recording from before this was measured.
  size bigint,
  created_at timestamptz not null default now()
);
create unique index recordings_chosen on recordings (slide_id, language) where is_chosen;
create index recordings_slide on recordings (slide_id) include (size);

insert into recordings (filename, slide_id, language, hash, samples, peaks, size)
select recording_filename, image_id, 'en', recording_hash, recording_samples, recording_peaks, recording_size
from slide_scripts where recording_filename is not null;

drop table slide_voices;
drop table translations;
drop table slide_scripts;

update videos set timeline = (
  select jsonb_agg((entry - 'imageId') || jsonb_build_object('slideId', entry -> 'imageId') order by place)
  from jsonb_array_elements(timeline) with ordinality as entries (entry, place)
) where jsonb_array_length(timeline) > 0;
