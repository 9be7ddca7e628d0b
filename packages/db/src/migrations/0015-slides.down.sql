-- Slide titles, and recordings that were not chosen or are in other languages, have no place in the older tables.
update videos set timeline = (
  select jsonb_agg((entry - 'slideId') || jsonb_build_object('imageId', entry -> 'slideId') order by place)
  from jsonb_array_elements(timeline) with ordinality as entries (entry, place)
) where jsonb_array_length(timeline) > 0;

alter table projects rename column thumbnail_slide_id to thumbnail_image_id;
alter table projects rename column script to english_script;
alter table slide_narrations rename column slide_id to image_id;

create table slide_scripts (
  image_id uuid primary key references slides on delete cascade,
  script text not null default '',
  selected_voice text not null default 'adam',
  clip_filename text unique,
  clip_original_name text,
  recording_filename text unique,
  recording_hash text,
  recording_samples integer check (recording_samples > 0),
  recording_peaks smallint[],
  clip_hash text,
  clip_frames integer check (clip_frames > 0),
  clip_has_sound boolean not null default false,
  clip_keeps_sound boolean not null default false,
  clip_size bigint,
  recording_size bigint,
  clip_width integer check (clip_width > 0),
  clip_height integer check (clip_height > 0),
  constraint recording_whole check (
    (recording_filename is null) = (recording_samples is null)
    and (recording_filename is null) = (recording_hash is null)
    and (recording_filename is null) = (recording_peaks is null)
  ),
  constraint clip_whole check (
    (clip_filename is null) = (clip_hash is null)
    and (clip_filename is null) = (clip_frames is null)
  )
);
insert into slide_scripts
select slides.id, coalesce(scripts.script, ''), coalesce(scripts.voice, 'adam'), clip_filename, clip_name,
  recordings.filename, recordings.hash, recordings.samples, recordings.peaks, clip_hash, clip_frames,
  clip_has_sound, clip_keeps_sound, clip_size, recordings.size, clip_width, clip_height
from slides
left join scripts on scripts.slide_id = slides.id and scripts.language = 'en'
left join recordings on recordings.slide_id = slides.id and recordings.language = 'en' and recordings.is_chosen
where scripts.slide_id is not null or recordings.filename is not null or clip_filename is not null;
create index slide_scripts_space on slide_scripts (image_id) include (clip_size, recording_size)
  where clip_size is not null or recording_size is not null;

create table translations (
  image_id uuid not null references slides on delete cascade,
  language text not null,
  project_id uuid not null,
  script text not null,
  state text not null check (state in ('machine', 'edited', 'reviewed')),
  source_hash text not null,
  provider text,
  updated_at timestamptz not null default now(),
  primary key (image_id, language),
  foreign key (project_id, language) references project_languages on delete cascade
);
create index translations_project on translations (project_id, language);
insert into translations
select slide_id, language, project_id, script, state, source_hash, provider, updated_at
from scripts where state is not null;

create table slide_voices (
  image_id uuid not null references slides on delete cascade,
  language text not null,
  project_id uuid not null,
  voice text not null,
  primary key (image_id, language),
  foreign key (project_id, language) references project_languages on delete cascade
);
create index slide_voices_project on slide_voices (project_id, language);
insert into slide_voices
select slide_id, language, project_id, voice from scripts where voice is not null and language <> 'en';

drop table recordings;
drop table scripts;
drop index slides_clip_space;
alter table slides
  drop constraint clip_whole,
  drop column title,
  drop column clip_filename,
  drop column clip_name,
  drop column clip_hash,
  drop column clip_frames,
  drop column clip_width,
  drop column clip_height,
  drop column clip_size,
  drop column clip_has_sound,
  drop column clip_keeps_sound;
alter index slides_space rename to images_space;
alter index slides_thumbnail_filename_key rename to images_thumbnail_filename_key;
alter index slides_picture_filename_key rename to images_filename_key;
alter index slides_pkey rename to images_pkey;
alter table slides rename constraint slides_position to images_order;
alter table slides rename column position to order_index;
alter table slides rename column picture_height to height;
alter table slides rename column picture_width to width;
alter table slides rename column picture_size to size;
alter table slides rename column picture_name to original_name;
alter table slides rename column picture_type to content_type;
alter table slides rename column picture_filename to filename;
alter table slides rename to images;
