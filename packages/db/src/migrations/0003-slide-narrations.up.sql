-- What was measured when a slide was spoken. It holds as long as the slide says the same: see spoken_hash.
create table slide_narrations (
  image_id uuid not null references images on delete cascade,
  -- SHA-256 of the spoken sentences, the voice and the speed.
  spoken_hash text not null,
  samples integer not null check (samples > 0),
  -- Eight a second, from 0 to 100.
  peaks smallint[] not null,
  measured_at timestamptz not null default now(),
  primary key (image_id, spoken_hash)
);
