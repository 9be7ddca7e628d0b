alter table slides drop column speaking_speed, drop column picture_fit, drop column is_silent;
