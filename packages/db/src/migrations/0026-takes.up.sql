-- A recording that was replaced and is kept to be compared. It has removed_at too, so that processes of the release before
-- leave it alone.
alter table recordings add column is_take boolean not null default false;
