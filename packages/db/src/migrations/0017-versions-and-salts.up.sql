-- Versions of what makes bytes, by kind; null for a worker of an earlier release, which takes no plans of today.
alter table toolchains add column versions jsonb;

-- Part of the keys of a person's speech, so that nobody learns what others have had spoken.
alter table users add column salt uuid not null default gen_random_uuid();

-- That of the project's first owner; it stays with the project.
alter table projects add column salt uuid not null default gen_random_uuid();
update projects set salt = users.salt
  from members join users on users.id = members.user_id
  where members.project_id = projects.id and members.role = 'owner';

-- Whose salt the key contains; null for what is not made from speech.
alter table artifacts add column salt text;
create index artifacts_by_salt on artifacts (salt) where salt is not null;
