alter table videos drop column fallbacks;
