create table users (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text,
  first_name text,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

create table sessions (
  -- SHA-256 of the cookie: a copy of this table signs nobody in.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_expires_at on sessions (expires_at);

create table sign_ins (
  token_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);

create table projects (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  english_script text not null default '',
  speaking_speed integer not null default 150 check (speaking_speed between 80 and 250),
  resolution text not null default '1080p',
  transition text not null default 'fade',
  thumbnail_image_id uuid,
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table members (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner')),
  primary key (project_id, user_id)
);
create index members_user on members (user_id);

create table images (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  filename text not null unique,
  thumbnail_filename text not null unique,
  content_type text not null,
  -- SHA-256 of the re-encoded bytes: what decides a shot.
  picture_hash text not null,
  original_name text not null,
  size integer not null,
  width integer not null,
  height integer not null,
  order_index integer not null,
  manual_seconds double precision,
  created_at timestamptz not null default now(),
  constraint images_order unique (project_id, order_index) deferrable initially immediate
);

alter table projects
  add foreign key (thumbnail_image_id) references images on delete set null;

create table slide_scripts (
  image_id uuid primary key references images on delete cascade,
  script text not null default '',
  selected_voice text not null default 'adam',
  clip_filename text unique,
  clip_original_name text
);

create table videos (
  id uuid primary key,
  project_id uuid not null references projects on delete cascade,
  kind text not null check (kind in ('film', 'preview')),
  language_code text not null,
  plan_hash text not null,
  plan_key text not null,
  resolution text not null,
  status text not null check (status in ('generating', 'completed', 'failed', 'cancelled')),
  filename text unique,
  duration_seconds double precision,
  size bigint,
  -- When each slide is on screen, in seconds, once the film is made.
  timeline jsonb,
  failure_code text,
  failure_stage text,
  -- Work planned, by kind, in units of expected cost; work done is the rows of video_work.
  planned_work jsonb not null,
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  completed_at timestamptz
);
create index videos_project on videos (project_id, asked_at desc);

create table video_work (
  video_id uuid not null references videos on delete cascade,
  unit text not null,
  kind text not null,
  cost double precision not null,
  reused boolean not null,
  done_at timestamptz not null default now(),
  primary key (video_id, unit)
);

create table artifacts (
  kind text not null,
  key text not null,
  object_key text not null,
  facts jsonb not null,
  times_made integer not null default 1,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (kind, key)
);
create index artifacts_last_used on artifacts (last_used_at);

-- What running workers can do: published at their start and renewed while they live.
create table toolchains (
  id text primary key,
  voices jsonb not null,
  seen_at timestamptz not null default now()
);
