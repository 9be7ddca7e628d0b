/** Field numbers of onnx.proto: ModelProto.metadata_props, and the key and value of one StringStringEntryProto. */
const METADATA_PROPS = 14
const ENTRY_KEY = 1
const ENTRY_VALUE = 2
const LENGTH_DELIMITED = 2

const varint = (value: number): number[] =>
  value > 0x7f ? [(value & 0x7f) | 0x80, ...varint(value >>> 7)] : [value]

const lengthDelimited = (field: number, content: Uint8Array): Uint8Array =>
  Buffer.concat([
    Uint8Array.from([...varint((field << 3) | LENGTH_DELIMITED), ...varint(content.length)]),
    content,
  ])

const metadataEntry = ([key, value]: [string, string]): Uint8Array =>
  lengthDelimited(
    METADATA_PROPS,
    Buffer.concat([
      lengthDelimited(ENTRY_KEY, Buffer.from(key)),
      lengthDelimited(ENTRY_VALUE, Buffer.from(value)),
    ]),
  )

/**
 * The bytes which, put after a serialised ONNX model, give it this metadata. A repeated protobuf field may stand
 * anywhere in the message, so the model itself need not be parsed.
 */
export const encodeOnnxMetadata = (metadata: Record<string, string>): Uint8Array =>
  Buffer.concat(Object.entries(metadata).map(metadataEntry))
