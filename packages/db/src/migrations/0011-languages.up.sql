-- The languages of a project beside English.
create table project_languages (
  project_id uuid not null references projects on delete cascade,
  language text not null,
  voice text,
  added_at timestamptz not null default now(),
  primary key (project_id, language)
);

-- What a slide says in a language. Whether it is stale is never kept: it is when its slide's English has another hash.
create table translations (
  image_id uuid not null references images on delete cascade,
  language text not null,
  project_id uuid not null,
  script text not null,
  state text not null check (state in ('machine', 'edited', 'reviewed')),
  -- SHA-256 of the English that it says.
  source_hash text not null,
  provider text,
  updated_at timestamptz not null default now(),
  primary key (image_id, language),
  foreign key (project_id, language) references project_languages on delete cascade
);
create index translations_project on translations (project_id, language);

create table slide_voices (
  image_id uuid not null references images on delete cascade,
  language text not null,
  project_id uuid not null,
  voice text not null,
  primary key (image_id, language),
  foreign key (project_id, language) references project_languages on delete cascade
);
create index slide_voices_project on slide_voices (project_id, language);

create table translation_jobs (
  project_id uuid not null,
  language text not null,
  status text not null check (status in ('translating', 'done', 'failed', 'cancelled')),
  -- How often it was asked for: a run that ends says up to which ask it came.
  asks integer not null default 1,
  planned integer not null,
  done integer not null default 0,
  failure_code text,
  provider text,
  updated_at timestamptz not null default now(),
  primary key (project_id, language),
  foreign key (project_id, language) references project_languages on delete cascade
);

create table lexicon_entries (
  project_id uuid not null references projects on delete cascade,
  language text not null,
  term text not null,
  say text not null,
  place integer not null,
  primary key (project_id, language, term)
);

create table glossary_terms (
  project_id uuid not null references projects on delete cascade,
  term text not null,
  -- By language.
  translations jsonb not null default '{}',
  -- Stays as it is in every language.
  keep boolean not null default false,
  place integer not null,
  primary key (project_id, term)
);

-- What a provider was paid for once is never asked again. The key is of everything that decides the answer.
create table translated_sentences (
  key text primary key,
  answer text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);

create table translation_usage (
  day date not null,
  provider text not null,
  characters bigint not null,
  requests bigint not null,
  primary key (day, provider)
);

-- What translators a worker of this toolchain can ask, and whether they answer.
alter table toolchains add column translators jsonb not null default '[]';
