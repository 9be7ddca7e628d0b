"""The video of a job with MoviePy, as its own guide composes pictures, cross-fades and sound."""

import json
import sys

from moviepy import AudioFileClip, CompositeAudioClip, CompositeVideoClip, ImageClip, vfx

with open(sys.argv[1]) as file:
    job = json.load(file)

fade = job["fadeSeconds"]
pictures, sounds, start = [], [], 0.0
for index, slide in enumerate(job["slides"]):
    picture = ImageClip(slide["picture"]).resized((job["width"], job["height"]))
    if index > 0:
        # A slide comes in while the one before still stands: it begins a fade's length early.
        early = picture.with_start(start - fade).with_duration(slide["seconds"] + fade)
        pictures.append(early.with_effects([vfx.CrossFadeIn(fade)]))
    else:
        pictures.append(picture.with_start(start).with_duration(slide["seconds"]))
    sounds.append(AudioFileClip(slide["sound"]).with_start(start))
    start += slide["seconds"]

video = CompositeVideoClip(pictures, size=(job["width"], job["height"])).with_duration(start)
video = video.with_audio(CompositeAudioClip(sounds))
video.write_videofile(
    job["output"],
    fps=job["framesPerSecond"],
    codec="libx264",
    preset="veryfast",
    audio_codec="aac",
    threads=job["cores"],
    ffmpeg_params=["-crf", "20", "-pix_fmt", "yuv420p", "-movflags", "+faststart"],
    logger=None,
)
