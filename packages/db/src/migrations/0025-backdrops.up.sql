-- A picture that leaves part of the frame empty may stand on the colour of its edge, or on an own colour. Not validated under
-- the lock: the rows satisfied a narrower rule.
alter table projects drop constraint projects_picture_fit_check;
alter table projects add constraint projects_picture_fit_check
  check (picture_fit in ('blur', 'edge', 'cover') or picture_fit ~ '^#[0-9a-f]{6}$') not valid;
alter table slides drop constraint slides_picture_fit_check;
alter table slides add constraint slides_picture_fit_check
  check (picture_fit in ('blur', 'edge', 'cover') or picture_fit ~ '^#[0-9a-f]{6}$') not valid;
