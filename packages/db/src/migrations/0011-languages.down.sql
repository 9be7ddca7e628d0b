alter table toolchains drop column translators;
drop table translation_usage;
drop table translated_sentences;
drop table glossary_terms;
drop table lexicon_entries;
drop table translation_jobs;
drop table slide_voices;
drop table translations;
drop table project_languages;
