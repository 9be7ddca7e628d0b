drop table artifact_leases;
alter table artifacts drop column object_size, drop column object_hash;
