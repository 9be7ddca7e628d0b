-- Slides that another voice spoke than the one that was asked for: [{ slide, language, wanted, spoken }].
alter table videos add column fallbacks jsonb not null default '[]';
