"""SCENE - flags over the stand, the lit field beyond; our own colours and letter, no nation's."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'crowd-flags'


def cloth(m):
    """light comes through it"""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; o = nt.nodes['Material Output']
    t = nt.nodes.new('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = b.inputs['Base Color'].default_value; mx = nt.nodes.new('ShaderNodeMixShader'); mx.inputs[0].default_value = .30
    nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(t.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], o.inputs[0])
    return m


def flag(x, y, z, wd, ht, lean, phase, stripes, pole, letter=None):
    """a cloth that waves away from its pole; `stripes` are materials from top to bottom"""
    nu, nv = (220, 140) if letter else (60, 12 * len(stripes))
    def at(u, v_):
        A = .10 * wd * u ** .8; X = u * wd * .94; Y = A * math.sin(7.0 * u + phase + .8 * v_) + .04 * math.sin(15 * u + 2 * phase + 3 * v_) * u
        Z = v_ * ht - .10 * wd * u ** 1.6 + .05 * math.sin(5 * u + phase) * u
        return X, Y, Z
    V = [at(i / nu, 1 - j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    Fc = [(i * (nv + 1) + j, (i + 1) * (nv + 1) + j, (i + 1) * (nv + 1) + j + 1, i * (nv + 1) + j + 1) for i in range(nu) for j in range(nv)]
    o = mesh('flag', V, Fc, stripes[0])
    for m in stripes[1:]: o.data.materials.append(m)
    o.data.polygons.foreach_set('material_index', np.array([(k % nv) * len(stripes) // nv for k in range(nu * nv)], dtype=np.int32))
    if letter:
        from coin import s_poly
        import cv2
        S = (np.array(s_poly()) * 1000).astype(np.float32); o.data.materials.append(letter)
        mark = [cv2.pointPolygonTest(S, (((k // nv + .5) / nu - .5) * 2.1 * wd / ht * 1000, (.5 - (k % nv + .5) / nv) * 2.1 * 1000), False) > 0 for k in range(nu * nv)]
        o.data.polygons.foreach_set('material_index', np.array(mark, dtype=np.int32))
    p = cyl('pole', (0, 0, -1.5), (0, 0, ht + .05), .013, pole); t = sphere('tip', (0, 0, ht + .07), .022, pole, 12)
    return parented([o, p, t], (x, y, z), (0, math.radians(lean), 0))


def build():
    reset(); size()
    c = {k: cloth(mat(k, lin(v_), .8, spec=.1)) for k, v_ in dict(gold='D8951C', ember='B4280F', teal='0e7f84', ink='0d1016', sand='C9B48A').items()}
    pole = mat('pole', (.05, .05, .055), .4)
    flag(.55, .2, 1.72, 1.25, .80, 8, .4, [c['gold']], pole, c['ink'])
    flag(1.85, 1.2, 1.95, 1.10, .72, -4, 2.0, [c['ember']], pole)
    flag(-.75, 1.7, 1.75, 1.10, .70, 14, 3.4, [c['teal'], c['sand']], pole)
    flag(-2.3, 2.8, 1.85, 1.15, .75, 3, 1.2, [c['ink'], c['gold'], c['ink']], pole)
    flag(3.2, 3.0, 2.2, 1.2, .8, 9, 4.2, [c['teal']], pole); flag(.9, 3.9, 2.15, 1.1, .7, -6, 5.2, [c['gold'], c['ember']], pole)
    M = dict(hair=mat('hair', (.006, .005, .005), .6, sheen=.3), skin=skin('5a3521'), shirt=mat('shirt', (.016, .018, .024), .8, sheen=.4), shorts=mat('s', (.01, .01, .012), .8), sock=mat('so', (.01, .01, .01), .8), shoe=mat('sh', (.01, .01, .01), .8))
    made = [add_parts({k: v_ for k, v_ in body.figure(p, 'football', h=.010, mass=.92).items() if k in ('skin', 'shirt', 'hair', 'shorts')}, M, loc=(0, 0, -9)) for p in (poses.CHEER, poses.WAVE, dict(poses.WAVE, hand_R=(.1, -.28, 1.98)), poses.STAND)]
    r = random.Random(9)
    for row in range(5):
        y = .0 + row * .95; z = -.62 - row * .17
        for i in range(9 + row):
            x = -3.0 - row * .4 + i * .74 + r.uniform(-.14, .14); g = made[r.choice((0, 1, 2, 3, 3, 1))]; yaw = 90 + r.uniform(-22, 22); k = r.uniform(.93, 1.04)
            for o in g.values():
                d = o.copy(); link(d); d.location = (x, y + r.uniform(-.12, .12), z + r.uniform(-.05, .05)); d.rotation_euler = (0, 0, math.radians(yaw)); d.scale = (k,) * 3
    area((2.6, 8.0, 6.0), (.6, 1, 1.6), lin('FFC462'), 1500, 1.6, 1.6)
    area((-4.5, 8.0, 5.0), (0, 1, 1.6), lin('BFE4FF'), 420, 1.6, 1.6)
    area((1.0, 9., 2.0), (.5, 1, 1.5), lin('FFB44E'), 240, 5.0, 1.4)
    area((-2, -4, 3), (.5, 1, 1.4), COOLW, 10, 2.5)
    camera((-.15, -3.6, 1.30), (.10, .4, 1.62), lens=40, focus=(.8, .3, 1.9), fstop=2.0)
    finish(NAME)


def post():
    field_night(NAME, towers=((-38, 150, 44), (46, 150, 47)), seed=23, crowd=26, scale=2.0, horizon=.60, left_dark=.34, lamp=1.8,
                front=lambda cam, img: motes(cam, img, (-3, -2.5, .6), (4, 4, 3.6), n=420, col=(1., .70, .30), power=2.2, drift=.02, scale=1.2))


if __name__ == '__main__': main(build, post)
