alter table recordings drop column is_take;
