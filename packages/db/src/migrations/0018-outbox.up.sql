-- What other servers are still to be told of a change, written with the change.
create table outbox (
  id bigint generated always as identity primary key,
  -- Messages of one subject are delivered in the order of their ids.
  subject text not null,
  message jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- Nobody delivers it before: somebody does, or it failed a moment ago.
  due_at timestamptz not null default now()
);
create index outbox_by_subject on outbox (subject, id);
create index outbox_by_due on outbox (due_at);

-- Who did what, when and from where. No secrets and no texts.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Stays when the account goes, which is why it is no reference.
  user_id uuid,
  action text not null,
  project_id uuid,
  -- The id of what it was done to, when it is not the project.
  subject text,
  address text
);
create index audit_by_project on audit (project_id, at);
create index audit_by_time on audit (at);

-- How often the reconciler has started a lost workflow again.
alter table videos add column restarts integer not null default 0;

-- Raised with each workflow that replaces another. The one that was replaced may still end its activities: it no
-- longer ends the video.
alter table videos add column run integer not null default 0;
