alter table projects
  add column captions text not null default 'track' check (captions in ('track', 'picture'));

alter table videos
  -- The first is heard unless another is chosen.
  add column languages text[] not null default '{en}' check (cardinality(languages) > 0),
  -- Names of what lies beside the film, and how many bytes that is.
  add column files text[] not null default '{}',
  add column files_size bigint not null default 0,
  add column chapters jsonb,
  -- Where captions of recorded slides have their times from; null when nothing was recorded.
  add column recorded_captions text check (recorded_captions in ('recognised', 'proportional')),
  -- What was laid out, from which a pack is put together; null for films from before this was kept.
  add column layout_key text,
  -- { status, size, code, faults }; null until somebody asks for it.
  add column pack jsonb;
