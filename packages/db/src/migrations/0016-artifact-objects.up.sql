-- Null for an object stored before these were kept: both are measured when it is next fetched.
alter table artifacts
  add column object_size bigint check (object_size >= 0),
  -- SHA-256 of the stored bytes.
  add column object_hash text;

-- Who makes an artifact, until when. A maker renews its lease; one that has ended is anybody's.
create table artifact_leases (
  kind text not null,
  key text not null,
  holder uuid not null,
  deadline timestamptz not null,
  primary key (kind, key)
);
