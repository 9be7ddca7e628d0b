-- How long each piece of work took, as its worker saw it; null for work from before this was kept.
alter table video_work add column seconds double precision;

-- Whose turn a film takes: the account that asked. Null where nobody lived to write it.
alter table videos add column account_id uuid;
create index videos_generating on videos (asked_at) where status = 'generating';

-- How fast this installation works: sums over its films, in which each film counts less than the one after it.
create table work_speeds (
  kind text primary key,
  cost double precision not null,
  seconds double precision not null,
  measured_at timestamptz not null default now()
);

-- Workers that live, and how many pieces of work each takes at a time.
create table workers (
  id uuid primary key,
  slots integer not null,
  seen_at timestamptz not null default now()
);
