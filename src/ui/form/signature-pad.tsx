import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import css from './signature-pad.module.css'

/** Fixed colours in every theme, because the signature is printed. */
const PAPER = '#ffffff'
const INK = '#1a1f2b'

/** A place to sign with a finger, a pen or a mouse. `onDone` gets the drawing as a JPEG. */
export function SignaturePad({ label, onDone }: { label: string; onDone: (drawing: File) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = penOf(event.currentTarget, drawn)
    if (!pen || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pen.beginPath()
    pen.moveTo(...placeOf(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const pen = event.currentTarget.getContext('2d')
    pen?.lineTo(...placeOf(event))
    pen?.stroke()
    setDrawn(true)
  }
  const clear = () => {
    if (canvas.current) penOf(canvas.current, false)
    setDrawn(false)
  }
  const done = () => {
    canvas.current?.toBlob((blob) => {
      if (blob) onDone(new File([blob], 'signature.jpg', { type: 'image/jpeg' }))
    }, 'image/jpeg')
  }
  return (
    <div role="group" aria-label={label}>
      <canvas
        ref={canvas}
        className={css.pad}
        onPointerDown={begin}
        onPointerMove={draw}
        // Otherwise the page would scroll under the finger.
        style={{ touchAction: 'none' }}
      >
        {label}
      </canvas>
      <div className={css.actions}>
        <Button kind="plain" size="small" disabled={!drawn} onClick={clear}>
          重写
        </Button>
        <Button kind="plain" size="small" disabled={!drawn} onClick={done}>
          完成签名
        </Button>
      </div>
    </div>
  )
}

/** The drawing context, on blank paper the size of the pad. */
function penOf(canvas: HTMLCanvasElement, drawn: boolean): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d')
  if (!pen || drawn) return pen
  const scale = Math.min(3, devicePixelRatio || 1)
  canvas.width = Math.round(canvas.clientWidth * scale)
  canvas.height = Math.round(canvas.clientHeight * scale)
  pen.scale(scale, scale)
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  return pen
}

function placeOf({ nativeEvent }: PointerEvent): [number, number] {
  return [nativeEvent.offsetX, nativeEvent.offsetY]
}
