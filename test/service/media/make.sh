#!/usr/bin/env bash
# Makes the clips of this folder anew: Debian's ffmpeg, espeak-ng and fonts-noto-cjk. Words come up one by one over a
# coloured card, a voice reads them; 10 pictures a second, segments of 5 s. `lesson-*` and `live-*` are drawn by `film.ts`,
# a teacher beside a board, under a quiet tone. `films/*` are the short videos and those of the teams, by
# `seed/media/films.ts`. `make.sh films` makes these alone.
set -euo pipefail
cd "$(dirname "$0")"
font=$(fc-list | grep -i 'NotoSansCJK-Bold' | head -1 | cut -d: -f1)
wav=$(mktemp --suffix=.wav)
trap 'rm -f "$wav"' EXIT

speak() { espeak-ng -v cmn -s 150 -w "$wav" "$1" 2>/dev/null; }

# Folder, size, seconds, colour, title and three lines; `silent` for a film without sound. What is upright is cut at its
# sides by a long phone.
clip() {
  local name=$1 width=${2%x*} height=${2#*x} seconds=$3 colour=$4 title=$5
  local letter=$((width / 13)) bars='' lines='' step y i
  local left=0.08
  [ "$width" -gt "$height" ] || letter=$((width / 11)) left=0.13
  speak "$5。$6。$7。$8。"
  for i in 0 1 2 3 4 5 6 7; do
    local bar=$((height / 12 + (i * 37 + ${#title} * 11) % (height / 5)))
    bars+=",drawbox=x=$((width / 10 + i * width / 10)):y=$((height - bar - height / 14)):w=$((width / 16)):h=$bar"
    bars+=":color=white@0.35:t=fill:enable='gte(t,$(awk "BEGIN{print 1 + $i * ($seconds - 3) / 8}"))'"
  done
  step=$(awk "BEGIN{print ($seconds - 2) / 3}")
  y=0.28
  for i in 0 1 2; do
    lines+=",drawtext=fontfile=$font:text='${@:$((6 + i)):1}':fontsize=$letter*0.8:fontcolor=white:x=w*$left:y=h*$y"
    lines+=":enable='gte(t,$(awk "BEGIN{print $i == 0 ? 1 : $i * $step}"))'"
    y=$(awk "BEGIN{print $y + 0.12}")
  done
  mkdir -p "$name"
  local voice="[1:a]apad,atrim=0:$seconds,volume=0.8[a]" sound=(-map '[a]' -c:a aac -b:a 20k -ac 1 -ar 22050)
  [ "${9:-}" != silent ] || voice='[1:a]anullsink' sound=(-an)
  ffmpeg -v error -y -f lavfi -i "color=c=$colour:s=$2:r=10:d=$seconds" -i "$wav" -filter_complex "
    [0:v]drawbox=w=iw:h=$((height / 40 + 2)):color=white@0.6:t=fill$bars
    ,drawtext=fontfile=$font:text='$title':fontsize=$letter:fontcolor=white:x=(w-tw)/2:y=h*0.1$lines[v];
    $voice" -map '[v]' "${sound[@]}" -t "$seconds" \
    -c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 32 -g 50 -keyint_min 50 -sc_threshold 0 \
    -f hls -hls_segment_type fmp4 -hls_time 5 -hls_playlist_type vod \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "$name/%d.m4s" "$name/list.m3u8"
}

voice() {
  mkdir -p voice
  speak "$2"
  ffmpeg -v error -y -i "$wav" -c:a aac -b:a 16k -ac 1 -ar 16000 -movflags +faststart "voice/$1.m4a"
}

# Name, seconds, seconds of a segment.
film() {
  local pictures
  pictures=$(mktemp -d)
  npx tsx film.ts "$pictures" "$1" "$2"
  ffmpeg -v error -y -framerate 10 -i "$pictures/%04d.png" -f lavfi -i "sine=frequency=330:sample_rate=22050" \
    -af volume=0.05 -t "$2" -c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 34 -r 10 -g $((10 * $3)) \
    -keyint_min $((10 * $3)) -sc_threshold 0 -c:a aac -b:a 12k -ac 1 -f hls -hls_segment_type fmp4 -hls_time "$3" \
    -hls_playlist_type vod -hls_fmp4_init_filename "$1-init.mp4" -hls_segment_filename "$1-%d.m4s" "$1.m3u8"
  rm -r "$pictures"
}

# The films of the catalogue; a broken one ends in the middle of its second part.
films() {
  local name size seconds colour sound fault title one two three
  while IFS=$'\t' read -r name size seconds colour sound fault title one two three; do
    [ "$fault" != MISSING ] || continue
    clip "$name" "$size" "$seconds" "$colour" "$title" "$one" "$two" "$three" "$sound" </dev/null
    [ "$fault" != BROKEN ] || truncate -s 3000 "$name/1.m4s"
  done < <(npx tsx list-films.ts)
}

if [ "${1:-}" = films ]; then
  films
  exit
fi
film lesson 15 5
film live 18 2
rm live.m3u8
clip rules 320x180 20 0x173B8F '交易规则' '一笔委托的一生' '什么时候可以撤单' '没有成交会怎样'
clip report 320x180 30 0x1E5A4A '读懂年报' '先看现金流' '再看应收账款' '附注里有来源'
clip funds 320x180 25 0x6B3F12 '基金与配置' '费率写在合同里' '回撤要和收益一起看' '再平衡要有规则'
voice 0 '没有成交的委托会进入连续竞价继续排队，当日有效。'
voice 1 '先看金额占比，再看附注有没有说明来源。'
voice 2 '思路可以，记得写下什么情况说明你错了。'
films
