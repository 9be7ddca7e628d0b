-- The source text that a translation was made from, or reviewed beside; null where it is not known.
alter table scripts add column source text;
