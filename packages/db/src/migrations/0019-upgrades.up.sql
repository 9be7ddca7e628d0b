-- The toolchain that was declared last, of those with a living worker, is the one that plans are made for.
alter table toolchains add column declared_at timestamptz not null default now();
update toolchains set declared_at = seen_at;

-- Null for a worker of an earlier release.
alter table workers add column toolchain text;

-- The toolchain of the plan that it is made by; null for videos from before this was kept.
alter table videos add column toolchain text;
create index videos_generating_by_toolchain on videos (toolchain) where status = 'generating';

-- The oldest release of the schema that a process may be made for: a contracting migration raises it.
create table schema_support (oldest text not null);
insert into schema_support values ('0015-slides');
