drop table schema_support;
drop index videos_generating_by_toolchain;
alter table videos drop column toolchain;
alter table workers drop column toolchain;
alter table toolchains drop column declared_at;
