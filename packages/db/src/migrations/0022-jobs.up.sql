-- Work that takes longer than a request. Videos, previews, packs and translations are written to their own tables, as the
-- release before does, and triggers keep their rows here; imports of files are written here alone.
create table jobs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  project_id uuid not null references projects (id) on delete cascade,
  -- Who asked for it; null when unknown.
  account_id uuid,
  -- What it is about: the id of a video, slide or project, or the code of a language.
  subject text not null,
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'cancelled')),
  stage text not null,
  -- In the unit of its kind: units of work, slides, bytes.
  done double precision not null default 0,
  planned double precision not null,
  input jsonb,
  -- The object of an uploaded file, until it is imported.
  upload_key text,
  failure jsonb,
  result jsonb,
  -- How often it was asked for.
  requests integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index jobs_by_subject on jobs (kind, project_id, subject)
  where kind in ('video', 'preview', 'pack', 'translation');
create index jobs_by_project on jobs (project_id);
create index jobs_running on jobs (kind) where status = 'running';

create trigger tombstone_upload after delete or update of upload_key on jobs
  for each row execute function leave_tombstone('', 'upload_key');

create function job_status(status text) returns text language sql immutable as $$
  select case when status in ('generating', 'preparing', 'translating') then 'running'
              when status in ('completed', 'ready') then 'done' else status end
$$;

create function follow_video() returns trigger language plpgsql as $$
declare
  units double precision := (select coalesce(sum((value ->> 'units')::double precision), 0) from jsonb_each(new.planned_work));
begin
  insert into jobs as job (kind, project_id, account_id, subject, status, stage, done, planned, failure, result, requests)
    values (new.kind, new.project_id, new.account_id, new.id, job_status(new.status), coalesce(new.failure_step, 'speech'),
            case when new.status = 'completed' then units else 0 end, units,
            case when new.status = 'failed' then jsonb_build_object('code', new.failure_code, 'step', new.failure_step) end,
            case when new.status = 'completed' then jsonb_build_object('size', new.size) end,
            new.run + 1)
    on conflict (kind, project_id, subject) where kind in ('video', 'preview', 'pack', 'translation') do update set
      account_id = excluded.account_id, status = excluded.status, planned = excluded.planned, failure = excluded.failure,
      result = excluded.result, requests = excluded.requests, updated_at = now(),
      stage = case when excluded.status = 'failed' or job.status <> 'running' then excluded.stage else job.stage end,
      done = case when excluded.status = 'done' then excluded.planned
                  when excluded.status = 'running' and job.status <> 'running' then 0 else job.done end;
  return null;
end $$;

create trigger video_job after insert or update of status, planned_work, account_id, run on videos
  for each row execute function follow_video();

create function follow_video_work() returns trigger language plpgsql as $$
begin
  update jobs set done = least(planned, done + made.units), stage = made.step, updated_at = now()
    from (select video_id, count(*) as units, (array_agg(step order by done_at desc))[1] as step
            from inserted group by video_id) as made
    where jobs.kind in ('video', 'preview') and jobs.subject = made.video_id::text
      and jobs.project_id = (select project_id from videos where videos.id = made.video_id) and jobs.status = 'running';
  return null;
end $$;

create trigger video_work_job after insert on video_work referencing new table as inserted
  for each statement execute function follow_video_work();

create function follow_pack() returns trigger language plpgsql as $$
declare
  now_done boolean := new.pack ->> 'status' = 'ready';
begin
  insert into jobs (kind, project_id, account_id, subject, status, stage, done, planned, failure, result)
    values ('pack', new.project_id, new.account_id, new.id, job_status(new.pack ->> 'status'), 'preparing', now_done::int, 1,
            case when new.pack ->> 'status' = 'failed' then new.pack - 'status' end,
            case when now_done then new.pack - 'status' end)
    on conflict (kind, project_id, subject) where kind in ('video', 'preview', 'pack', 'translation') do update set
      status = excluded.status, done = excluded.done, failure = excluded.failure, result = excluded.result, updated_at = now();
  return null;
end $$;

create trigger pack_job after update of pack on videos
  for each row when (new.pack is not null) execute function follow_pack();

create function forget_video_jobs() returns trigger language plpgsql as $$
begin
  delete from jobs where project_id = old.project_id and kind in ('video', 'preview', 'pack') and subject = old.id::text;
  return null;
end $$;

create trigger deleted_video_job after delete on videos for each row execute function forget_video_jobs();

create function follow_translation() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, project_id, subject, status, stage, done, planned, failure, result, requests)
    values ('translation', new.project_id, new.language, job_status(new.status), 'translating', new.done, new.planned,
            case when new.status = 'failed' then jsonb_build_object('code', new.failure_code) end,
            case when new.provider is not null then jsonb_build_object('provider', new.provider) end, new.requests)
    on conflict (kind, project_id, subject) where kind in ('video', 'preview', 'pack', 'translation') do update set
      status = excluded.status, done = excluded.done, planned = excluded.planned, failure = excluded.failure,
      result = excluded.result, requests = excluded.requests, updated_at = now();
  return null;
end $$;

create trigger translation_job after insert or update on translation_jobs
  for each row execute function follow_translation();

create function forget_translation_job() returns trigger language plpgsql as $$
begin
  delete from jobs where project_id = old.project_id and kind = 'translation' and subject = old.language;
  return null;
end $$;

create trigger deleted_translation_job after delete on translation_jobs
  for each row execute function forget_translation_job();

-- What runs now gets its row; what ended before has its own table.
update videos set status = status where status = 'generating';
update videos set pack = pack where pack ->> 'status' = 'preparing';
update translation_jobs set status = status where status = 'translating';
