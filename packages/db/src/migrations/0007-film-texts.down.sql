alter table videos
  drop column text_words,
  drop column text_excerpt,
  drop column text_hash,
  drop column content_hash;
