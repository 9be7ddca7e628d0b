alter table artifacts drop column salt;
alter table projects drop column salt;
alter table users drop column salt;
alter table toolchains drop column versions;
